import { stubGlobal, unstubGlobals } from '../../../packages/api-client/test/stub-global';
import { keptText } from './kept-text';

const EMPTY = { name: '', email: '' };

/** The tab's storage with this content. */
function stubStorage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

afterEach(() => unstubGlobals());

test('text stays for a reload, until the form is empty again', () => {
  const items = stubStorage();
  const text = keptText('form', EMPTY);
  text.change({ name: 'Meera' });
  expect(keptText('form', EMPTY).get()).toEqual({ name: 'Meera', email: '' });

  text.change(EMPTY);
  expect(items.size).toBe(0);
});

test('listeners hear of each change', () => {
  stubStorage();
  const text = keptText('form', EMPTY);
  const heard: string[] = [];
  const stop = text.subscribe(() => heard.push(text.get().email));
  text.change({ email: 'meera@visitor.example' });
  stop();
  text.change({ email: '' });

  expect(heard).toEqual(['meera@visitor.example']);
});

test.each(['no JSON', 'null', '[]', '{"name":7,"other":"x"}'])('stored text %s counts as empty', (stored) => {
  stubStorage({ form: stored });
  expect(keptText('form', EMPTY).get()).toEqual(EMPTY);
});

test('without storage the text lasts until a reload', () => {
  const text = keptText('form', EMPTY);
  text.change({ name: 'Meera' });
  expect(text.get().name).toBe('Meera');
});
