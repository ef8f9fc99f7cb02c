/** Safari reads the file once the person has agreed to the download. */
const lifetimeMs = 40_000;

/** Hands a file to the person's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), lifetimeMs);
}
