"""Web Push: messages that only the subscribed browser can read (RFC 8291), signed by this server (RFC 8292)."""

import base64
import binascii
import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096
AUTH_BYTES = 16
SIGNED_FOR = 12 * 3600  # s that a signature is good for
LAST_RECORD = b"\x02"


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> bytes:
    return to_bytes(ec.generate_private_key(CURVE))


def to_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_numbers().private_value.to_bytes(32, "big")


def read_key(data: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(data, "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def is_browser(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(p256dh))
        return len(from_text(auth)) == AUTH_BYTES
    except (ValueError, binascii.Error):
        return False


def encrypt(message: bytes, p256dh: str, auth: str, own: bytes | None = None, salt: bytes | None = None) -> bytes:
    """The body of a push; `own` key and `salt` are new for each."""
    key, salt = read_key(own or new_key()), salt or os.urandom(16)
    browser = from_text(p256dh)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    about = b"WebPush: info\0" + browser + public_bytes(key)
    mixed = derive(from_text(auth), shared, about, 32)
    sealed = AESGCM(derive(salt, mixed, b"Content-Encoding: aes128gcm\0", 16)).encrypt(
        derive(salt, mixed, b"Content-Encoding: nonce\0", 12), message + LAST_RECORD, None
    )
    own_public = public_bytes(key)
    return salt + RECORD.to_bytes(4, "big") + bytes((len(own_public),)) + own_public + sealed


def derive(salt: bytes, key: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(key)


def sign(endpoint: str, contact: str, key: ec.EllipticCurvePrivateKey, now: float | None = None) -> str:
    """The Authorization header by which a push service knows who sends."""
    parts = urlsplit(endpoint)
    expires = int(time.time() if now is None else now) + SIGNED_FOR
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": expires, "sub": contact}
    words = ".".join(to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(words.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{words}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={to_text(public_bytes(key))}"
