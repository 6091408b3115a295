import 'reflect-metadata';
import { BackupError } from '../backup/backup-error.js';
import { runForAccount } from './backup-command.js';
import { resetFactors } from './factors-of-account.js';

await runForAccount(async (dataSource, config, email) => {
  if (!(await resetFactors(dataSource, config, email)))
    throw new BackupError(`No account has the address ${email}.`);
  return `${email} signs in with the password alone again. An email says so.`;
});
