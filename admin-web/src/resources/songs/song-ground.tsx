import { Box, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { useSavedChoice } from '../../components/form/use-saved-choice';
import { useReportError } from '../../components/form/use-report-error';
import { useShowStored } from '../../data-provider/show-stored';
import { useRequests } from '../../data-provider/use-requests';
import { songRequests, type Song } from './api';
import { songSentences } from './sentences';

const t = songSentences.ground;

/** Chooses the colors of the song's page, of those that its cover has. */
export function SongGround({ song }: { song: Song }) {
  const id = useId();
  const requests = useRequests(songRequests);
  const showStored = useShowStored('songs');
  const notify = useNotify();
  const reportError = useReportError();

  const { value, choose } = useSavedChoice(song.chosenGround, {
    mutationFn: (chosen: number) => requests.chooseGround(song.id, chosen),
    onSuccess: (stored) => {
      notify(t.changed, { type: 'success' });
      return showStored(stored);
    },
    onError: (error) => void reportError(error, t.failed),
  });

  const { grounds } = song;
  if (grounds.length < 2) return null;
  return (
    <Box>
      <FormLabel id={id}>{t.label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => choose(Number(chosen))}
        sx={{ gap: 1.5 }}
      >
        {grounds.map(({ day, night }, index) => (
          <FormControlLabel
            key={day.ground}
            value={index}
            control={<Radio />}
            label={
              <Box sx={pairSx}>
                <Sample colors={day} label={t.day} />
                <Sample colors={night} label={t.night} />
              </Box>
            }
            sx={{ mr: 0 }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

function Sample({
  colors: { ground, ink, wave },
  label,
}: {
  colors: Song['grounds'][number]['day'];
  label: string;
}) {
  return (
    <Box sx={{ ...sampleSx, bgcolor: ground, color: ink }}>
      {label}
      <Box sx={{ height: 4, background: `linear-gradient(90deg, ${ink} 40%, ${wave} 40%)` }} />
    </Box>
  );
}

const pairSx = {
  display: 'flex',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-1)',
  overflow: 'hidden',
};

// Forced colors would hide what is chosen here.
const sampleSx = {
  display: 'grid',
  gap: 0.25,
  minWidth: 52,
  px: 1,
  py: 0.5,
  fontSize: 14,
  lineHeight: '20px',
  forcedColorAdjust: 'none',
};
