import { Route } from 'react-router';
import { onDemand } from '../../../components/on-demand';
import { reasonSentences } from './sentences';

const { loadFailed } = reasonSentences;

const ReasonsPage = onDemand(
  'reasons-page',
  loadFailed,
  async () => (await import('./reasons-page')).ReasonsPage,
);

export const reasonsRoutes = <Route path="reasons" element={<ReasonsPage />} />;
