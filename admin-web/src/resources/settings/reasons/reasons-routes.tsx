import { Route } from 'react-router';
import { onDemand } from '../../../components/on-demand';
import { translations } from '../../../lib/sentences';

const { loadFailed } = translations.reasons;

const ReasonsPage = onDemand(
  'reasons-page',
  loadFailed,
  async () => (await import('./reasons-page')).ReasonsPage,
);

export const reasonsRoutes = <Route path="reasons" element={<ReasonsPage />} />;
