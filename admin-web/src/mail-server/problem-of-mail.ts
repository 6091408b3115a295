import type { Schemas } from '@paattu/api-client';
import { settingsSentences } from '../resources/settings/sentences';

const { problems, problemsOfFixed } = settingsSentences.email;

/** Why no email leaves the site, with where to mend it: in the console, or in the settings of the server. Null if emails leave. */
export function problemOfMail({
  problem,
  isFixed,
}: Pick<Schemas['MailSettingsDto'], 'problem' | 'isFixed'>): string | null {
  if (!problem) return null;
  return isFixed && problem !== 'unreadable' ? problemsOfFixed[problem] : problems[problem];
}
