/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after the click; a minute is ample even for a slow disk.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
