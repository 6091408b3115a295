/** Downloads a file that is in memory. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after the click. A minute is enough for a slow disk.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
