import { actSentence } from './sentences';

test('an act on an email has what that is called', () => {
  const email = 'entry approved';
  const act = { action: 'email.test', subject: 'entry-approved', data: {} };
  expect(actSentence({ ...act, email })).toBe('Sent a test of the email “entry approved”');
  expect(actSentence({ ...act, email: null })).toBe('Sent a test of the email “entry-approved”');
  expect(actSentence({ ...act, action: 'emailtext.save', email })).toBe(
    'Changed the texts of the email “entry approved”',
  );
});

test.each([
  ['email.test', 'test-email', {}, 'Sent a test email'],
  ['email.test', null, {}, 'Sent a test email'],
  ['contest.delete', 'Monsoon', {}, 'Deleted the draft “Monsoon”'],
  ['contest.delete', null, {}, 'Deleted a draft'],
  ['contest.remove', 'Monsoon', {}, 'Deleted the contest “Monsoon”'],
  ['rules.discard', 'Monsoon', {}, 'Deleted the draft of the rules of “Monsoon”'],
  ['rules.publish', 'Monsoon', { number: 2 }, 'Published version 2 of the rules of “Monsoon”'],
  [
    'result.waive',
    null,
    { version: 1, blocker: 'open-marks' },
    'Skipped what kept the result from being proposed: open marks',
  ],
  ['result.certify', null, { version: 1 }, 'Certified the result'],
  ['result.certify', null, { version: 2 }, 'Certified version 2 of the result'],
  ['settings.backups', null, { place: 'bucket' }, 'Let backups go into a bucket'],
  [
    'settings.backups',
    null,
    { place: 'bucket', bucket: 'asha-backups (s3.example.com)' },
    'Let backups go into the bucket asha-backups (s3.example.com)',
  ],
  ['song.tune', 'Rain', {}, 'song.tune'],
])('the act %s on %s with %j', (action, subject, data, sentence) => {
  expect(actSentence({ action, subject, data, email: null })).toBe(sentence);
});
