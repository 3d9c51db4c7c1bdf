//! The codes of the federations, which follow no standard (`player-lists` 2 and 3).

/// The codes in the world federation's lists, sorted: its members, former members, `FID` (under its own flag)
/// and `NON` (none).
const CODES: &str = "\
AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BEN BER BHU BIH BIZ BLR BOL BOT BRA BRN BRU BUL \
BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP \
EST ETH FAI FID FIJ FIN FRA GAB GAM GBS GCI GEO GEQ GER GHA GRE GRL GRN GUA GUI GUM GUY HAI HKG HON HUN INA IND IOM IRI \
IRL IRQ ISL ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ KIR KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX MAC \
MAD MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NON NOR NRU NZL OMA PAK \
PAN PAR PER PHI PLE PLW PNG POL POR PUR PYF QAT ROU RSA RUS RWA SAM SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD \
STP SUD SUI SUR SVK SWE SWZ SYR TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR TUV UAE UGA UKR URU USA UZB VAN VEN VIE VIN \
WLS YEM ZAM ZIM";

/// Codes of countries (ISO 3166-1) for which the federation has another code.
const COUNTRIES: [(&str, &str); 40] = [
    ("AGO", "ANG"),
    ("BGR", "BUL"),
    ("BGD", "BAN"),
    ("BHR", "BRN"),
    ("BWA", "BOT"),
    ("CHE", "SUI"),
    ("CHL", "CHI"),
    ("CRI", "CRC"),
    ("DEU", "GER"),
    ("DNK", "DEN"),
    ("DZA", "ALG"),
    ("FRO", "FAI"),
    ("GRC", "GRE"),
    ("GTM", "GUA"),
    ("HND", "HON"),
    ("HRV", "CRO"),
    ("IDN", "INA"),
    ("IRN", "IRI"),
    ("KWT", "KUW"),
    ("LKA", "SRI"),
    ("LVA", "LAT"),
    ("MCO", "MNC"),
    ("MDG", "MAD"),
    ("MNG", "MGL"),
    ("MYS", "MAS"),
    ("NGA", "NGR"),
    ("NIC", "NCA"),
    ("NLD", "NED"),
    ("NPL", "NEP"),
    ("PHL", "PHI"),
    ("PRT", "POR"),
    ("PRY", "PAR"),
    ("SAU", "KSA"),
    ("SLV", "ESA"),
    ("SVN", "SLO"),
    ("TWN", "TPE"),
    ("URY", "URU"),
    ("VNM", "VIE"),
    ("ZAF", "RSA"),
    ("ZWE", "ZIM"),
];

/// Returns true if the federation uses a code.
#[must_use]
pub(crate) fn is_known(code: &str) -> bool {
    CODES.split(' ').any(|known| known == code)
}

/// Returns the federation's code of a country, if it differs from the country's own.
#[must_use]
pub(super) fn of_country(code: &str) -> Option<&'static str> {
    COUNTRIES.iter().find(|(country, _)| *country == code).map(|(_, federation)| *federation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_sorted_and_no_country_hides_a_federation() {
        let codes: Vec<&str> = CODES.split(' ').collect();
        assert!(codes.is_sorted() && codes.iter().all(|code| code.len() == 3));
        for (country, federation) in COUNTRIES {
            assert!(!is_known(country) && is_known(federation), "{country} {federation}");
        }
    }
}
