import { Module } from '@nestjs/common';
import { AudioSweep } from './audio/audio-sweep.js';
import { PlaybackFailuresSweep } from './playback/playback-failures.sweep.js';
import { SongSweep } from './song-sweep.js';
import { SongsModule } from './songs.module.js';
import { WaveformDrawer } from './waveforms/waveform-drawer.js';
import { WaveformsProcessor } from './waveforms/waveforms.processor.js';

/** The providers that run in the worker process. */
@Module({
  imports: [SongsModule],
  providers: [AudioSweep, PlaybackFailuresSweep, SongSweep, WaveformDrawer, WaveformsProcessor],
})
export class SongsWorkerModule {}
