/** An error of a backup or a restore, whose message is printed without a stack. */
export class BackupError extends Error {
  override name = 'BackupError';
}
