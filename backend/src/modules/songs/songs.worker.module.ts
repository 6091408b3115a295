import { Module } from '@nestjs/common';
import { SongSweep } from './song-sweep.js';
import { SongsModule } from './songs.module.js';
import { WaveformDrawer } from './waveforms/waveform-drawer.js';
import { WaveformsProcessor } from './waveforms/waveforms.processor.js';

/** What the worker process does for this module. */
@Module({ imports: [SongsModule], providers: [SongSweep, WaveformDrawer, WaveformsProcessor] })
export class SongsWorkerModule {}
