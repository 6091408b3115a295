import { revokeLater } from '@paattu/api-client/revoke-later';

/** Downloads a file that is in memory. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  revokeLater(link.href);
}
