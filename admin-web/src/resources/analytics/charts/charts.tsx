import { Box } from '@mui/material';
import { formatCount, formatDayAndMonth } from '../../../lib/format';
import type { Analytics } from '../../../records';
import { translations } from '../../../translations';
import { ChartSection } from './chart-section';
import { DayChart, RankChart } from './drawings';

const t = translations.analytics;
const MOST_VOTED = 10;

/** The last 30 days, the most voted songs and the most viewed entries. */
export function Charts({ analytics: { days, songs, mostViewed } }: { analytics: Analytics }) {
  const voted = songs
    .filter(({ upvotes, downvotes }) => upvotes + downvotes > 0)
    .sort((a, b) => b.upvotes + b.downvotes - a.upvotes - a.downvotes)
    .slice(0, MOST_VOTED);
  const viewed = mostViewed.map(({ name, viewCount }) => ({ name, counts: [viewCount] }));

  return (
    <Box sx={gridSx}>
      <DaySection title={t.playsPerDay} empty={t.noPlays} label={t.plays} days={days} count="plays" />
      <DaySection
        title={t.entriesPerDay}
        empty={t.noEntries}
        label={t.entriesOfDay}
        days={days}
        count="entries"
      />
      <RankSection
        title={t.votesPerSong}
        hint={t.votesHint}
        empty={t.noVotes}
        head={[t.song, t.interaction.upvote, t.interaction.downvote]}
        rows={voted.map(({ title, upvotes, downvotes }) => ({ name: title, counts: [upvotes, downvotes] }))}
      />
      <RankSection
        title={t.viewsPerEntry}
        hint={t.viewsHint}
        empty={t.noViews}
        head={[t.entry, t.views]}
        rows={viewed}
      />
    </Box>
  );
}

interface DaySectionProps {
  title: string;
  empty: string;
  label: string;
  days: Analytics['days'];
  count: 'plays' | 'entries';
}

function DaySection({ title, empty, label, days, count }: DaySectionProps) {
  const bars = days.map((day) => ({ day: formatDayAndMonth(day.date), count: day[count] }));
  const total = bars.reduce((sum, bar) => sum + bar.count, 0);
  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best), { day: '', count: 0 });

  return (
    <ChartSection
      title={title}
      summary={t.perDaySummary(title, formatCount(total), formatCount(most.count), most.day)}
      empty={empty}
      isEmpty={total === 0}
      head={[t.day, label]}
      rows={bars.map((bar) => [bar.day, formatCount(bar.count)])}
    >
      <DayChart bars={bars} label={label} />
    </ChartSection>
  );
}

interface RankSectionProps {
  title: string;
  hint: string;
  empty: string;
  head: [string, ...string[]];
  rows: { name: string; counts: number[] }[];
}

function RankSection({ title, hint, empty, head, rows }: RankSectionProps) {
  const [, ...series] = head;
  const cells = rows.map(({ name, counts }) => [name, ...counts.map(formatCount)]);

  return (
    <ChartSection
      title={title}
      hint={hint}
      summary={t.rankSummary(
        title,
        rows.map(({ name, counts }) =>
          t.rank(
            name,
            counts.map((count, index) => `${series[index]} ${formatCount(count)}`),
          ),
        ),
      )}
      empty={empty}
      isEmpty={rows.length === 0}
      head={head}
      rows={cells}
    >
      <RankChart rows={rows} series={series} />
    </ChartSection>
  );
}

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
  mb: 5,
};
