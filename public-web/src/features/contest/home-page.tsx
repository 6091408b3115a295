import { useQuery } from '@tanstack/react-query';
import { PageMeta } from '../../components/page-meta';
import { formatPrize } from '../../lib/format';
import { useServices } from '../../lib/services';
import { useTranslations } from '../../translations/use-translations';
import { ContestJsonLd } from './contest-json-ld';
import { contestQuery } from './contest-queries';
import { Hero } from './hero';
import { SubmissionSection } from './submission-section';
import { TopEntries } from './top-entries';
import { Tutorial } from './tutorial';

export function HomePage() {
  const t = useTranslations('contest');
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  return (
    <>
      <PageMeta path="/" description={contest && t.hero.description(formatPrize(contest.prizeAmount))} />
      {contest && <ContestJsonLd contest={contest} />}
      <Hero contest={contest} />
      <Tutorial contest={contest} />
      <SubmissionSection contest={contest} />
      <TopEntries />
    </>
  );
}
