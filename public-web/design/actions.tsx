import { useState } from 'react';
import { BusyButton } from '../src/components/busy-button';
import { Icon } from '../src/components/icon';
import { Menu } from '../src/components/menu';
import { PlayerSheet } from '../src/components/player/player-sheet';
import { PlayButton } from '../src/components/player/play-button';
import { SeekBar } from '../src/components/player/seek-bar';
import { TextArea, TextField } from '../src/components/text-field';
import { toast } from '../src/lib/toasts';
import { Group } from './group';
import { song } from './samples';

const peaks = Array.from(
  { length: 200 },
  (_, at) => 30 + 60 * Math.abs(Math.sin(at / 7) * Math.cos(at / 31)),
);

/** What one presses, and what one types into. */
export function Actions() {
  const [text, setText] = useState('');
  const [seconds, setSeconds] = useState(24);
  const [showsPlayer, setShowsPlayer] = useState(false);
  const field = { value: text, onValue: setText };
  return (
    <>
      <Group title="Button">
        <button type="button" className="btn">
          Plain
        </button>
        <button type="button" className="btn btn-ghost">
          Ghost
        </button>
        <BusyButton busy>Busy</BusyButton>
        <button type="button" className="btn" disabled>
          Disabled
        </button>
        <a href="#link" className="text-link tap">
          Link
        </a>
      </Group>
      <Group title="Icon button">
        <button type="button" className="icon-button" aria-label="Plain">
          <Icon name="more" />
        </button>
        <button type="button" className="icon-button" aria-label="Disabled" aria-disabled="true">
          <Icon name="more" />
        </button>
        <button type="button" className="chip">
          <Icon name="heart" /> 12
        </button>
        <button type="button" className="chip" aria-pressed="true">
          <Icon name="heart" /> 13
        </button>
        <button type="button" className="chip" aria-disabled="true">
          <Icon name="heart" /> 0
        </button>
      </Group>
      <Group title="Play button">
        <PlayButton playing={false} onToggle={() => {}} song="a song" />
        <PlayButton playing onToggle={() => {}} song="a song" />
        <PlayButton playing={false} onToggle={() => {}} song="a song" large />
      </Group>
      <Group title="Waveform">
        <div style={{ width: '30rem', maxWidth: '100%' }}>
          <SeekBar label="Waveform" current={seconds} duration={60} onSeek={setSeconds} peaks={peaks} />
          <SeekBar label="Without a waveform" current={seconds} duration={60} onSeek={setSeconds} />
        </div>
      </Group>
      <Group title="Field">
        <TextField label="Plain" {...field} />
        <TextField label="With a hint" hint="A sentence that helps" {...field} />
        <TextField label="With an error" error="Please enter your name" {...field} />
        <TextField label="Disabled" disabled {...field} />
        <div className="field">
          <label htmlFor="choice">Choice</label>
          <select id="choice" className="input">
            <option>All songs</option>
          </select>
        </div>
        <TextArea label="Of several lines" {...field} />
      </Group>
      <Group title="Menu">
        <div className="relative">
          <Menu label="More">
            <button type="button" className="menu-item">
              An action
            </button>
            <button type="button" className="menu-item" aria-disabled="true">
              One that is disabled
            </button>
          </Menu>
        </div>
      </Group>
      <Group title="Toast">
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => toast({ title: 'Message Sent!', description: 'You will hear from me soon.' })}
        >
          Show one
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => toast({ title: 'Error', description: 'This failed.', tone: 'destructive' })}
        >
          Show an error
        </button>
      </Group>
      <Group title="Sheet">
        <button type="button" className="btn btn-ghost" popoverTarget="sheet">
          Open
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => setShowsPlayer(true)}>
          Open the player's sheet
        </button>
        {showsPlayer && (
          <PlayerSheet
            track={song}
            onClose={() => setShowsPlayer(false)}
            onStop={() => setShowsPlayer(false)}
          />
        )}
        <div id="sheet" popover="auto" className="queue-panel">
          <h2 className="text-xl">Up next</h2>
          <button type="button" className="btn" popoverTarget="sheet">
            Close
          </button>
        </div>
      </Group>
    </>
  );
}
