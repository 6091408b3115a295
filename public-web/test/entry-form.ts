import { readFileSync } from 'node:fs';
import { setDraftPhoto } from '../src/features/contest/submission/draft-photo';
import { answerHome } from './home';
import { choose, fill, openPage, screen, server, within } from './site';

/** The entry form of the home page. */
export const ANSWER = 'ABC234';
export const ENTRY = {
  'Full Name': 'Anjali Nair',
  Email: 'anjali@visitor.example',
  'YouTube URL': 'https://www.youtube.com/watch?v=abcdefghijk',
};
export const PHOTO = new File([readFileSync('e2e/fixtures/verification-photo.jpg')], 'photo.jpg', {
  type: 'image/jpeg',
});

export const form = () => within(screen.getByRole('form', { name: 'Submit your entry' }));
export const input = (label: string): HTMLInputElement => form().getByLabelText(label, { selector: 'input' });
export const photo = () => form().getByLabelText<HTMLInputElement>(/^Verification Photo/);
export const submit = () => form().getByRole('button', { name: 'Submit Entry' });

export async function openForm() {
  await openPage('/#enter');
  await screen.findByRole('form', { name: 'Submit your entry' });
  await form().findByRole('img', { name: 'Distorted picture of six letters and digits' });
}

export async function fillIn(changes: Partial<typeof ENTRY> = {}) {
  for (const [label, value] of Object.entries({ ...ENTRY, ...changes })) await fill(input(label), value);
  await choosePhoto();
  await fill(input('CAPTCHA'), ANSWER);
}

export async function choosePhoto() {
  await choose(photo(), PHOTO);
  await form().findByRole('img', { name: 'Your photo: photo.jpg' });
}

export const CAPTCHA = {
  id: '6f1c2f7e-0000-4000-8000-000000000001',
  image: 'data:image/png;base64,',
  expiresAt: '',
};
export const VIDEO = { title: 'Mazha (cover)', channel: 'Anjali Sings', picture: null, flags: [] };
export const CHECK_VIDEO = '/api/contest/entries/check-video';

/** The server knows one captcha, and shows each video. */
export function answerForm(): void {
  answerHome();
  server.answer('post', '/api/captchas', 201, CAPTCHA);
  server.answer('post', '/api/captchas/{id}/check', 200, { correct: true });
  server.answer('post', CHECK_VIDEO, 200, { video: VIDEO });
}

/** Each test ends with empty texts; the photo has a module of its own. */
export const emptyForm = () => setDraftPhoto(null);
