/** Why a backup or a restore cannot be: told as it stands. */
export class BackupError extends Error {
  override name = 'BackupError';
}
