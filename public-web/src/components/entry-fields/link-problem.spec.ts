import { entryForm } from '../../translations/en/entry-form';
import { linkProblem } from './link-problem';

const { form } = entryForm;

test.each(['', ' ', '\u200b', 'youtu.be/demoEntry01', 'My cover: https://youtu.be/demoEntry01'])(
  'an empty field and the link of a video have no problem: %j',
  (text) => expect(linkProblem(text, form)).toBeUndefined(),
);

test.each([
  ['https://youtube.com.evil/watch?v=demoEntry01', form.invalidUrl],
  ['https://www.youtube.com/@demo', form.otherLinks.channel],
  ['https://www.youtube.com/playlist?list=PLdemo', form.otherLinks.playlist],
  ['https://youtube.com/clip/Ugkxdemo', form.otherLinks.clip],
  ['https://youtu.be/demoEntry01 https://youtu.be/demoEntry02', form.otherLinks.several],
])('%s has a sentence of its own', (text, sentence) => expect(linkProblem(text, form)).toBe(sentence));
