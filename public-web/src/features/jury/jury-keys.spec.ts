import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import { areKeysOn, createJuryKeys, turnKeys } from './jury-keys';

/** An element that is, or is within, what the selector names. */
class FakeElement {
  constructor(private readonly selector: string) {}
  closest(selectors: string) {
    return selectors.split(', ').includes(this.selector) ? this : null;
  }
}

beforeAll(() => stubGlobal('Element', FakeElement));
afterAll(() => void unstubGlobals());

function press(
  read: ReturnType<typeof createJuryKeys>,
  key: string,
  part: object = {},
  mark: number | null = null,
  areOn = true,
) {
  const event = {
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    timeStamp: 0,
    target: null,
    ...part,
  };
  return read(event, mark, areOn);
}

const pressed = (key: string, part: object = {}, mark: number | null = null) =>
  press(createJuryKeys(), key, part, mark);

const on = (selector: string) => ({ target: new FakeElement(selector) });

test.each([
  ['0', null, { kind: 'mark', mark: 0 }],
  ['7', 4, { kind: 'mark', mark: 14 }],
  ['.', 14, { kind: 'mark', mark: 15 }],
  [',', 15, { kind: 'mark', mark: 14 }],
  ['ArrowRight', 14, { kind: 'mark', mark: 15 }],
  ['ArrowLeft', 14, { kind: 'mark', mark: 13 }],
  ['ArrowUp', 14, null],
  ['ArrowDown', 14, null],
  [' ', null, { kind: 'play' }],
  ['Enter', null, { kind: 'go-on' }],
  ['a', null, { kind: 'abstain' }],
  ['C', null, { kind: 'recuse' }],
  ['x', null, null],
  ['Tab', null, null],
])('%s with a mark of %s', (key, mark, act) => {
  expect(pressed(key, {}, mark)).toEqual(act);
});

test('a question mark opens the help, with Shift or without it', () => {
  expect(pressed('?', { shiftKey: true })).toEqual({ kind: 'help' });
  expect(pressed('?')).toEqual({ kind: 'help' });
});

test('0 within a second after 1 makes it a ten, and later a mark of its own', () => {
  const read = createJuryKeys();
  expect(press(read, '1', { timeStamp: 5000 })).toEqual({ kind: 'mark', mark: 2 });
  expect(press(read, '0', { timeStamp: 6000 })).toEqual({ kind: 'mark', mark: 20 });
  expect(press(read, '0', { timeStamp: 6100 })).toEqual({ kind: 'mark', mark: 0 });
  press(read, '1', { timeStamp: 7000 });
  expect(press(read, '0', { timeStamp: 8001 })).toEqual({ kind: 'mark', mark: 0 });
});

test('another key between 1 and 0 leaves the 0 a zero', () => {
  const read = createJuryKeys();
  press(read, '1', { timeStamp: 1000 });
  press(read, 'ArrowRight', { timeStamp: 1100 });
  expect(press(read, '0', { timeStamp: 1200 })).toEqual({ kind: 'mark', mark: 0 });
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('no key acts with %s', (modifier) => {
  for (const key of ['7', 'a', ' ', 'Enter', 'ArrowRight'])
    expect(pressed(key, { [modifier]: true })).toBeNull();
});

test.each(['input', 'textarea', 'dialog', '.player-bar'])('no key acts in %s', (selector) => {
  for (const key of ['7', 'a', ' ', '?', 'ArrowRight']) expect(pressed(key, on(selector))).toBeNull();
});

test('Space and Enter press a button that has the focus, and the other keys still mark', () => {
  expect(pressed(' ', on('button'))).toBeNull();
  expect(pressed('Enter', on('a'))).toBeNull();
  expect(pressed('7', on('button'))).toEqual({ kind: 'mark', mark: 14 });
});

test('a key that is held repeats steps alone', () => {
  expect(pressed('Enter', { repeat: true })).toBeNull();
  expect(pressed('7', { repeat: true })).toBeNull();
  expect(pressed('ArrowRight', { repeat: true }, 14)).toEqual({ kind: 'mark', mark: 15 });
});

test('Up and Down step the mark that has the focus', () => {
  const onMark = on('[role="spinbutton"]');
  expect(pressed('ArrowUp', onMark, 14)).toEqual({ kind: 'mark', mark: 15 });
  expect(pressed('ArrowDown', onMark, 14)).toEqual({ kind: 'mark', mark: 13 });
});

test('turned off, keys give only the mark that has the focus', () => {
  const off = (key: string, part: object) => press(createJuryKeys(), key, part, 14, false);
  for (const key of ['7', '.', 'ArrowRight', 'ArrowUp', 'a', 'c', '?', ' ', 'Enter'])
    expect(off(key, {})).toBeNull();
  const onMark = on('[role="spinbutton"]');
  for (const key of ['a', 'c', '?', ' ', 'Enter']) expect(off(key, onMark)).toBeNull();
  expect(off('9', onMark)).toEqual({ kind: 'mark', mark: 18 });
  expect(off('ArrowUp', onMark)).toEqual({ kind: 'mark', mark: 15 });
});

test('the device keeps whether the keys are on', () => {
  const items = new Map<string, string>();
  stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  expect(areKeysOn()).toBe(true);
  turnKeys(false);
  expect(areKeysOn()).toBe(false);
  turnKeys(true);
  expect(areKeysOn()).toBe(true);
  expect(items.size).toBe(0);
});
