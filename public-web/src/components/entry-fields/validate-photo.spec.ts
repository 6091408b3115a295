import { entryForm } from '../../translations/en/entry-form';
import { validatePhoto } from './validate-photo';

test.each([
  ['image/png', 5 * 1024 * 1024, undefined],
  ['image/jpeg', 1, undefined],
  ['image/webp', 1, 'Invalid File Type'],
  ['', 1, 'Invalid File Type'],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'File Too Large'],
])('a photo of type "%s" and %i bytes', (type, size, title) => {
  expect(validatePhoto({ type, size }, entryForm.validation)?.title).toBe(title);
});
