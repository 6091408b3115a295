import type { Song } from '../../../components/song/song-queries';
import type { Contest } from './contest-queries';
import { contestSong } from './contest-song';

const songs = [{ title: 'Hill Road' }, { title: 'Monsoon Letter' }] as Song[];
const contestOf = (songTitle: string) => ({ songTitle }) as Contest;

test('the song of the contest has its title, whatever the capitals and spaces', () => {
  expect(contestSong(songs, contestOf(' monsoon LETTER '))?.title).toBe('Monsoon Letter');
});

test('without a contest, or without a song of its title, the newest song is shown', () => {
  expect(contestSong(songs, contestOf('Oar Song'))?.title).toBe('Hill Road');
  expect(contestSong(songs)?.title).toBe('Hill Road');
  expect(contestSong([], contestOf('Oar Song'))).toBeUndefined();
});
