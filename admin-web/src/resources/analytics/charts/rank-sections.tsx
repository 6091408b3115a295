import { formatCount } from '../../../lib/format';
import type { Analytics } from '../api';
import { analyticsSentences as t } from '../sentences';
import { ChartSection } from '../../../components/charts/chart-section';
import { RankBars, type Rank } from './rank-bars';

const MOST = 10;

/** The most played songs, the most voted ones, and the most viewed entries. */
export function RankSections({ analytics }: { analytics: Analytics }) {
  const { songs, mostViewed } = analytics;
  const played = songs.map(({ title, playCount }) => ({ name: title, counts: [playCount] }));
  const voted = songs.map(({ title, upvotes, downvotes }) => ({ name: title, counts: [upvotes, downvotes] }));

  return (
    <>
      <RankSection
        title={t.playsPerSong}
        hint={t.playsHint}
        head={[t.song, t.figure.plays]}
        ranks={mostOf(played)}
      />
      <RankSection
        title={t.votesPerSong}
        hint={t.votesHint}
        head={[t.song, t.interaction.upvote, t.interaction.downvote]}
        ranks={mostOf(voted)}
      />
      <RankSection
        title={t.viewsPerEntry}
        hint={t.viewsHint}
        head={[t.entry, t.views]}
        ranks={mostViewed.map(({ name, viewCount }) => ({ name, counts: [viewCount] }))}
      />
    </>
  );
}

function mostOf(ranks: Rank[]): Rank[] {
  const sum = ({ counts }: Rank) => counts.reduce((a, b) => a + b);
  return ranks
    .filter((rank) => sum(rank) > 0)
    .sort((a, b) => sum(b) - sum(a))
    .slice(0, MOST);
}

interface Props {
  title: string;
  hint: string;
  head: [string, ...string[]];
  ranks: Rank[];
}

function RankSection({ title, hint, head, ranks }: Props) {
  const [, ...series] = head;
  // The figures above say that there is nothing.
  if (ranks.length === 0) return null;
  const words = ranks.map(({ name, counts }) =>
    t.rank(
      name,
      counts.map((count, index) => `${series[index]} ${formatCount(count)}`),
    ),
  );

  return (
    <ChartSection
      title={title}
      hint={hint}
      summary={t.rankSummary(title, words)}
      head={head}
      rows={ranks.map(({ name, counts }) => [name, ...counts.map(formatCount)])}
    >
      <RankBars ranks={ranks} series={series} />
    </ChartSection>
  );
}
