/** Safari reads the file once the person has agreed to the download. */
const lifetimeMs = 40_000;

/** Hands a file to the person's downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), lifetimeMs);
}
