import { MenuItem, TextField } from '@mui/material';
import { commonSentences } from '../lib/sentences';
import { CURRENT_CONTEST, type ChosenContest } from './chosen-among';
import { ALL_CONTESTS, rememberContest } from './remembered-contest';
import { useContests } from './use-contests';

const t = commonSentences.chosenContest;

interface Props {
  chosen: ChosenContest;
  /** What a page can show; else every contest that can have entries. */
  among?: readonly { id: string; title: string }[];
  /** Called after a choice, for what the address says of another contest. */
  onChoose: () => void;
  /** The chosen contest where the address can name one that is not announced. */
  unannounced?: { id: string; title: string } | null;
}

/** Chooses the contest of all lists, counts and figures. The browser remembers it. A site without a contest has nothing to choose. */
export function ContestChooser({ chosen: { contestId }, among, onChoose, unannounced }: Props) {
  const contests = useContests();
  const { isLoading } = contests;
  const data = among ?? contests.data ?? [];
  // The site shows the first one. It is unknown only while they load.
  const value = contestId === CURRENT_CONTEST ? (data[0]?.id ?? '') : (contestId ?? ALL_CONTESTS);
  const unlisted =
    unannounced?.id === value ? unannounced.title : isLoading ? commonSentences.loading : t.unknown;
  if (contests.data?.length === 0 && !unannounced && (value === '' || value === ALL_CONTESTS)) return null;
  const isListed = value === ALL_CONTESTS || data.some(({ id }) => id === value);

  return (
    <TextField
      select
      label={t.contest}
      value={value}
      onChange={({ target }) => {
        rememberContest(target.value);
        onChoose();
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 280 } }}
    >
      {!isListed && <MenuItem value={value}>{unlisted}</MenuItem>}
      {data.map(({ id, title }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {title}
        </MenuItem>
      ))}
      <MenuItem value={ALL_CONTESTS}>{t.all}</MenuItem>
    </TextField>
  );
}
