/** Former releases named backups without the milliseconds. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d(?:\.\d{3})?)Z$/;

/** The folder of a backup of this time, such as `2026-11-28T040000.250Z`: a small site has two within one second. */
export function nameOfBackup(time: Date): string {
  return time.toISOString().replaceAll(':', '');
}

/** The folder of a backup that is asked for now. */
export const newBackupName = () => nameOfBackup(new Date());

/** When the backup with this name was asked for; null for what is no backup of this program. */
export function timeOfBackup(name: string): Date | null {
  return NAME.test(name) ? new Date(name.replace(NAME, '$1T$2:$3:$4Z')) : null;
}

const CLOCK_SKEW_MS = 60 * 60_000;

/** Whether no backup can be of this time yet: it would be the newest one for ever. */
export function isAhead(time: Date): boolean {
  return time.getTime() > Date.now() + CLOCK_SKEW_MS;
}
