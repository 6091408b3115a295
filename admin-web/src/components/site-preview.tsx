import type { ConsoleRemoteProps, RemotePreviews } from '@paattu/api-client/console';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { commonSentences } from '../lib/sentences';
import { Loading } from './loading';

const t = commonSentences.preview;

/** Loads the public site's cards; undefined without a shell. */
export const LoadPreviews = createContext<ConsoleRemoteProps['loadPreviews']>(undefined);

interface Props {
  show: (cards: RemotePreviews) => ReactNode;
  /** The name of the preview, where its place has a heading already. */
  label?: string;
}

/** A card of the public site, rendered by the site's own code before anything is public. */
export function SitePreview({ show, label }: Props) {
  const load = useContext(LoadPreviews);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['site-previews'],
    queryFn: load,
    enabled: load !== undefined,
    staleTime: Infinity,
    retry: false,
    // The result is a module, not data.
    structuralSharing: false,
  });

  if (!load) return null;
  return (
    <Box component="section" aria-label={label ?? t.title} sx={{ minWidth: 0 }}>
      {label === undefined && (
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t.title}
        </Typography>
      )}
      {data ? show(data) : isFetching ? <Loading /> : <Failure onRetry={() => void refetch()} />}
    </Box>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert">
      <Typography sx={{ mb: 1 }}>{t.failed}</Typography>
      <Button onClick={onRetry}>{commonSentences.retry}</Button>
    </Box>
  );
}
