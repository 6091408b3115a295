/** An error of a backup or a restore, whose message is printed without a stack. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The place of the backups is full, or too small for another one. */
export class NoRoomError extends BackupError {}
