import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import { canScriptsSetVolume, setVolume, toggleMute } from './volume';

afterEach(() => void unstubGlobals());

test('muting keeps the volume, and unmuting a volume of zero sets it to a half', () => {
  const stored: string[] = [];
  stubGlobal('localStorage', { setItem: (_: string, value: string) => stored.push(value) });
  const audio = { volume: 1, muted: false };

  setVolume(audio, 0.8);
  toggleMute(audio);
  expect(audio).toEqual({ muted: true, volume: 0.8 });
  toggleMute(audio);
  expect(audio).toEqual({ muted: false, volume: 0.8 });
  setVolume(audio, 0);
  toggleMute(audio);
  expect(audio.volume).toBe(0.5);
  expect(stored).toEqual(['0.8', '0.8', '0', '0.5']);
});

test('one try finds whether scripts set the volume, however often the control appears', async () => {
  let tries = 0;
  stubGlobal('document', {
    createElement() {
      tries++;
      return { volume: 1 };
    },
  });
  expect(await Promise.all([canScriptsSetVolume(), canScriptsSetVolume()])).toEqual([true, true]);
  expect(await canScriptsSetVolume()).toBe(true);
  expect(tries).toBe(1);
});
