/** The signatures of compressed files: gzip, zip, zstd, bzip2, xz and 7z. */
const SIGNATURES = ['1f8b', '504b0304', '28b52ffd', '425a68', 'fd377a585a00', '377abcaf'];

/** Whether a file is compressed and therefore cannot be read as PGN. */
export async function isCompressedFile(blob: Blob): Promise<boolean> {
  const first = new Uint8Array(await blob.slice(0, 8).arrayBuffer());
  const hex = Array.from(first, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return SIGNATURES.some((signature) => hex.startsWith(signature));
}
