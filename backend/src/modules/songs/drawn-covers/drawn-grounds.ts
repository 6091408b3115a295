import { oklch } from 'culori';
import { groundOf } from '../grounds/ground.js';
import type { Song, SongGrounds } from '../song.entity.js';
import { dyeOf } from './cloth.js';
import { drawnGroundsKeyOf } from './drawn-cover.js';
import { soundOf } from './sound.js';

/** The ground of a page with a drawn cover: its dye, also where the cloth is turned. */
export function drawnGroundsOf(song: Pick<Song, 'audioHash'>, waveform: readonly number[]): SongGrounds {
  const dye = oklch(dyeOf(soundOf(waveform)).color);
  return { cover: drawnGroundsKeyOf(song), choices: dye ? [groundOf(dye)] : [], chosen: 0 };
}
