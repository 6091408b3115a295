import { recipientKey } from './recipient-key.js';

const PEPPER = 'a pepper of at least thirty-two characters';
const keyOf = (email: string) => recipientKey(PEPPER, email).toString('hex');

it.each([
  ['asha.menon@gmail.com', 'a.s.h.a.menon@gmail.com'],
  ['asha.menon@gmail.com', 'ASHAMENON+contest@googlemail.com'],
  ['asha@visitor.example', 'Asha+7@Visitor.Example'],
  ['asha@yahoo.co.in', 'asha-contest@yahoo.co.in'],
  ['asha@fastmail.com', 'anything@asha.fastmail.com'],
  ['asha@proton.me', 'a.s_ha@pm.me'],
  ['asha@yandex.ru', 'asha+1@ya.ru'],
])('%s is the mailbox of %s', (address, spelling) => {
  expect(keyOf(spelling)).toBe(keyOf(address));
});

it.each([
  ['asha@visitor.example', 'asha@visitors.example'],
  ['asha.menon@visitor.example', 'ashamenon@visitor.example'],
  ['asha@gmail.com', 'asha@yahoo.com'],
])('%s is another mailbox than %s', (address, other) => {
  expect(keyOf(other)).not.toBe(keyOf(address));
});

it('depends on the pepper, and has the length that the table demands', () => {
  const other = recipientKey('another pepper of thirty-two characters', 'asha@visitor.example');
  expect(other.toString('hex')).not.toBe(keyOf('asha@visitor.example'));
  expect(other).toHaveLength(32);
});
