/** How files of the usual programs for compression begin: gzip, zip, zstd, bzip2, xz, 7z. */
const BEGINNINGS = ['1f8b', '504b0304', '28b52ffd', '425a68', 'fd377a585a00', '377abcaf'];

/** Whether a file is compressed, so that there is no PGN to be read in it. */
export async function isCompressedFile(blob: Blob): Promise<boolean> {
  const first = new Uint8Array(await blob.slice(0, 8).arrayBuffer());
  const written = Array.from(first, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return BEGINNINGS.some((beginning) => written.startsWith(beginning));
}
