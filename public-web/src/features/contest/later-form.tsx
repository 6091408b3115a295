import { laterPart } from '../../components/later-part';
import { isEntryBegun } from './kept-draft';

/** The entry form, most of the code of the home page, which few of its visitors use. */
export const { Part: LaterForm, wake: wakeForm } = laterPart({
  load: async () => (await import('./submission-form')).SubmissionForm,
  loaded: import.meta.env.SSR ? (await import('./submission-form')).SubmissionForm : null,
  isWanted: () => location.hash === '#enter' || isEntryBegun(),
});
