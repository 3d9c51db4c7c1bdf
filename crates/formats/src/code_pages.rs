//! The code pages of DOS, which web encodings do not include: programs older than Windows save in
//! them.

/// A code page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CodePage {
    /// 437, of the United States; its German and French letters are the same as in 850.
    UnitedStates,
    /// 850, of Western Europe.
    Western,
    /// 852, of Central Europe.
    Central,
}

impl CodePage {
    /// Returns the usual name.
    #[must_use]
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::UnitedStates => "DOS 437",
            Self::Western => "DOS 850 (Latin-1)",
            Self::Central => "DOS 852 (Latin-2)",
        }
    }

    /// Returns the code page of a label: `437`, `cp437`, `ibm437`, `dos-437`.
    #[must_use]
    pub(crate) fn called(label: &str) -> Option<Self> {
        let label = label.trim().to_ascii_lowercase();
        let begins = ["cp", "ibm", "dos", "oem"].into_iter().find_map(|begin| label.strip_prefix(begin));
        match begins.unwrap_or(&label).trim_start_matches(['-', '_', ' ']) {
            "437" => Some(Self::UnitedStates),
            "850" | "858" => Some(Self::Western),
            "852" => Some(Self::Central),
            _ => None,
        }
    }

    /// Decodes bytes, one character each.
    #[must_use]
    pub(crate) fn decode(self, bytes: &[u8]) -> String {
        let upper: Vec<char> = self.upper().chars().collect();
        let character = |byte: &u8| match byte.checked_sub(128) {
            None => char::from(*byte),
            Some(at) => upper.get(usize::from(at)).copied().unwrap_or(char::REPLACEMENT_CHARACTER),
        };
        bytes.iter().map(character).collect()
    }

    /// The characters from 128 on.
    const fn upper(self) -> &'static str {
        match self {
            Self::UnitedStates => {
                "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}"
            }
            Self::Western => {
                "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}"
            }
            Self::Central => {
                "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}"
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_a_character() {
        for page in [CodePage::UnitedStates, CodePage::Western, CodePage::Central] {
            assert_eq!(page.upper().chars().count(), 128, "{}", page.name());
        }
        assert_eq!(CodePage::UnitedStates.decode(b"M\x81ller, J\x94rg"), "Müller, Jörg");
        assert_eq!(CodePage::Western.decode(b"\x9dreg\x86rd"), "Øregård");
        assert_eq!(CodePage::Central.decode(b"\x9d\xa2d\xab, \xfdeho\xfd"), "Łódź, řehoř");
        for label in ["437", "cp437", "IBM437", "dos-437"] {
            assert_eq!(CodePage::called(label), Some(CodePage::UnitedStates), "{label}");
        }
        assert_eq!((CodePage::called("cp1250"), CodePage::called("")), (None, None));
    }
}
