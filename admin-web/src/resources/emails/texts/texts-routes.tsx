import { Route } from 'react-router';
import { onDemand } from '../../../components/on-demand';
import { emailTextSentences } from './sentences';

const { loadFailed } = emailTextSentences;

const TextsList = onDemand('texts-list', loadFailed, async () => (await import('./texts-list')).TextsList);
const TextsEdit = onDemand('texts-edit', loadFailed, async () => (await import('./texts-edit')).TextsEdit);

export const textsRoutes = (
  <>
    <Route path="texts" element={<TextsList />} />
    <Route path="texts/:id" element={<TextsEdit />} />
  </>
);
