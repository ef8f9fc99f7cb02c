/** The delay before the URL is revoked: Safari reads the file after the person has confirmed the download. */
const lifetimeMs = 40_000;

/** Downloads a file. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), lifetimeMs);
}
