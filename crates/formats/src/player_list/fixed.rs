//! The federation's own lists: columns of fixed width below a line of labels (`player-lists` 2, 3 and 6).

/// The label at the beginning of the line of labels.
const FIRST: &str = "ID Number";

/// The other labels of that line in their order, separated by blanks.
const LABELS: [&str; 3] = ["Name", "Fed", "Sex"];

/// The label after which a long list of functions can shift all columns to the right.
const PUSHED_FROM: &str = "FOA";

/// A label and the beginning of its column, in characters from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Column {
    label: String,
    start: usize,
}

/// The columns of a list of the federation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layout {
    columns: Vec<Column>,
    width: usize,
}

impl Layout {
    /// Reads the line of labels; `None` if it is another line.
    #[must_use]
    pub(super) fn of(line: &str) -> Option<Self> {
        let rest = line.strip_prefix(FIRST)?;
        let mut labels = rest.split_whitespace();
        if !LABELS.iter().all(|label| labels.next() == Some(label)) {
            return None;
        }
        let mut columns = vec![Column { label: FIRST.to_owned(), start: 0 }];
        let mut at = FIRST.chars().count();
        for label in rest.split(' ') {
            if !label.is_empty() {
                columns.push(Column { label: label.to_owned(), start: at });
            }
            at += label.chars().count() + 1;
        }
        Some(Self { columns, width: line.chars().count() })
    }

    /// Returns the labels.
    pub(super) fn labels(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|column| column.label.as_str())
    }

    /// Splits a line into its columns; missing text at its end is blank. A line that is longer than the
    /// labels was shifted to the right at the arena title.
    #[must_use]
    pub(super) fn cells(&self, line: &str) -> Vec<String> {
        let characters: Vec<char> = line.chars().collect();
        let pushed = line.trim_end().chars().count().saturating_sub(self.width);
        let from = self.columns.iter().position(|column| column.label == PUSHED_FROM).unwrap_or(usize::MAX);
        let start = |at: usize| {
            let moved = if from <= at { pushed } else { 0 };
            self.columns.get(at).map_or(usize::MAX, |column| column.start + moved)
        };
        let cell = |at: usize| {
            let (start, end) = (start(at).min(characters.len()), start(at + 1).min(characters.len()));
            characters[start..end.max(start)].iter().collect::<String>().trim().to_owned()
        };
        (0..self.columns.len()).map(cell).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

    #[test]
    fn a_line_is_split_where_the_labels_begin() {
        let layout = Layout::of(HEADER).unwrap();
        assert_eq!(layout.labels().count(), 19);
        let cells = |line: &str| {
            let cells = layout.cells(line);
            let wanted = ["ID Number", "Name", "Fed", "Sex", "Tit", "SRtng", "B-day", "Flag"];
            let of = |label: &str| cells[layout.labels().position(|one| one == label).unwrap()].clone();
            wanted.map(of).join("|")
        };
        assert_eq!(
            cells(
                "990000011      Aalto, Brita                                                 XXA F   WGM  WGM  NI                 2312  9   10 2280  0   20 2251  14  20 1988  w   "
            ),
            "990000011|Aalto, Brita|XXA|F|WGM|2312|1988|w"
        );
        assert_eq!(
            cells(
                "990000059      Erskov, Pim                                                  XXC M   FM        SI,FI,LSI,SLI,NAAFM 2305  0   20 2297  6   20 2314  0   20 1974  i   "
            ),
            "990000059|Erskov, Pim|XXC|M|FM|2305|1974|i"
        );
        assert_eq!(cells("990000028      Bexley, Orlan"), "990000028|Bexley, Orlan||||||");
        assert_eq!(Layout::of("ID Number,Name,Fed,Sex"), None);
        assert_eq!(Layout::of("Name;Rating"), None);
    }
}
