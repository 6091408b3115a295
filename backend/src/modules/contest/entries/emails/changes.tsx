import type { EmailContext } from '../../../mailing/composing/define-email.js';
import type { Invented } from '../../../mailing/composing/invented.js';
import { Paragraph, TextLink } from '../../../mailing/composing/parts.js';
import { plainName } from '../../../mailing/composing/plain-name.js';
import { type EntryPayload, myEntry, sampleEntry } from './about-entry.js';

export interface ChangePayload extends EntryPayload {
  changed: Array<'name' | 'video' | 'photo' | 'ai'>;
}

/** The parts that an entrant can change. */
const PARTS = {
  en: { name: 'Name', video: 'Video', photo: 'Photo', ai: 'Artificial intelligence' },
  ml: { name: 'പേര്', video: 'വീഡിയോ', photo: 'ഫോട്ടോ', ai: 'നിർമിത ബുദ്ധി (AI)' },
};

/** The parts that were changed, with their new values; of the photo, that it was. */
export const changes = (
  { changed, name, youtubeUrl }: ChangePayload,
  { language, text }: EmailContext<'greeting' | 'text'>,
) => (
  <>
    {text('greeting')}
    {text('text')}
    {changed.map((part) => (
      <Paragraph key={part}>
        {PARTS[language][part]}
        {part === 'name' && `: ${plainName(name)}`}
        {part === 'video' && ': '}
        {part === 'video' && <TextLink href={youtubeUrl}>{youtubeUrl}</TextLink>}
      </Paragraph>
    ))}
  </>
);

/** Reports to an entrant what was changed with the link to the entry: it may have been somebody else. */
export const changesByEntrant = (
  payload: ChangePayload,
  context: EmailContext<'greeting' | 'text' | 'notYou' | 'myEntry'>,
) => (
  <>
    {changes(payload, context)}
    {myEntry(payload, context)}
    {context.text('notYou')}
  </>
);

export const sampleChange = (invented: Invented): ChangePayload => ({
  ...sampleEntry(invented),
  changed: ['name', 'video', 'photo'],
});
