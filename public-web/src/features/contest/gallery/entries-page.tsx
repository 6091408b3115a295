import { useQuery } from '@tanstack/react-query';
import { PageMeta } from '../../../components/page-meta';
import { useServices } from '../../../lib/services';
import { useTranslations } from '../../../translations/use-translations';
import { ContestNeighbours } from '../facts/contest-neighbours';
import { contestQuery } from '../facts/contest-queries';
import { ContestTitle } from '../facts/contest-title';
import { VotingBanner } from '../facts/voting-banner';
import { Gallery } from './gallery';

export function EntriesPage() {
  const t = useTranslations('gallery');
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  return (
    <div className="wrap pt-6 md:pt-8">
      <PageMeta title={t.title} description={contest ? t.description : undefined} path="/entries" />
      <VotingBanner contest={contest} />
      {contest !== null && <ContestTitle contest={contest} />}
      <h1 className="text-3xl leading-display">{t.title}</h1>
      <Gallery path="/entries" contest={contest} />
      {contest && <ContestNeighbours contest={contest} />}
    </div>
  );
}
