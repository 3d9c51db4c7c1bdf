//! TLS with a server whose certificate is known by its fingerprint: no authority and no name is checked.

use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, SignatureScheme};
use sha2::{Digest as _, Sha256};

use super::hex::hex;

/// The number of bytes of a certificate's SHA-256 in its fingerprint: forging one is as hard as a key of 128
/// bits.
const BYTES: usize = 16;

/// Returns the fingerprint of a certificate in DER, in hexadecimal.
#[must_use]
pub(super) fn fingerprint(der: &[u8]) -> String {
    hex(&Sha256::digest(der)[..BYTES])
}

/// The error for any other certificate.
pub(super) const OTHER_CERTIFICATE: Error =
    Error::InvalidCertificate(CertificateError::ApplicationVerificationFailure);

/// Accepts one certificate only.
#[derive(Debug)]
struct Pinned {
    fingerprint: String,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Pinned {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        if fingerprint(end_entity) == self.fingerprint {
            return Ok(ServerCertVerified::assertion());
        }
        Err(OTHER_CERTIFICATE)
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, cert, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, cert, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

/// Returns the TLS settings for a server with this certificate.
///
/// # Errors
///
/// The versions of the protocol do not fit the algorithms.
pub(super) fn client(fingerprint: &str) -> Result<ClientConfig, Error> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let pinned = Pinned { fingerprint: fingerprint.to_owned(), provider: provider.clone() };
    Ok(ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(pinned))
        .with_no_client_auth())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_the_beginning_of_the_digest() {
        // SHA-256 of "abc" (FIPS 180-2, appendix B.1).
        assert_eq!(fingerprint(b"abc"), "ba7816bf8f01cfea414140de5dae2223");
    }
}
