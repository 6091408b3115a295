import { beginEntryWith, entryText } from './entry-text';

const EARLIER = { name: 'Rahul', email: 'rahul@visitor.example', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };

beforeEach(() => entryText.change(entryText.empty));

test('another entry begins with the text of an earlier one, and nothing else of it', () => {
  beginEntryWith({ ...EARLIER, status: 'rejected' } as typeof EARLIER);
  expect(entryText.get()).toEqual(EARLIER);
});

test.each(['name', 'email', 'youtubeUrl'] as const)('it keeps what is typed: %s', (field) => {
  entryText.change({ [field]: 'typed' });
  beginEntryWith(EARLIER);
  expect(entryText.get()).toEqual({ ...entryText.empty, [field]: 'typed' });
});
