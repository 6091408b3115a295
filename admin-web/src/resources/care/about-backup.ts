import { formatTenths } from '../../lib/format';
import type { Backup } from './api';
import { careSentences as t } from './sentences';

/** What a backup has, and why it was made. */
export function aboutBackup({ bytes, rows, files, cause, release }: Backup): string {
  return [
    ...(bytes === null ? [] : [sizeOf(bytes)]),
    ...(rows === null ? [] : [t.rows(rows)]),
    ...(files === null ? [] : [t.files(files)]),
    t.causes[cause],
    ...(release === null ? [] : [t.ofRelease(release)]),
  ].join(', ');
}

function sizeOf(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} KB`;
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${formatTenths(bytes / 1e9)} GB`;
}
