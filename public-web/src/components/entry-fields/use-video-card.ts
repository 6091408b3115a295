import { parseVideoId, videoUrl } from '@paattu/shared/youtube-url';
import { useQuery } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../lib/api-error';
import { useErrorSentences } from '../../lib/error-sentence';
import { useServices } from '../../lib/services';

/** What YouTube says of the video of a link, once the link is complete. Nothing of it keeps the visitor from submitting. */
export function useVideoCard(youtubeUrl: string, wanted: boolean) {
  const { api } = useServices();
  const { sentenceOf } = useErrorSentences();
  const videoId = parseVideoId(youtubeUrl);
  const { data, error, isFetched, isFetching, refetch } = useQuery({
    queryKey: ['video-card', videoId],
    enabled: wanted && videoId !== null,
    // Each request uses up one of the visitor's twenty in an hour.
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) =>
      unwrap(
        await api.POST('/api/contest/entries/check-video', {
          body: { youtubeUrl: videoUrl(videoId!) },
          signal,
        }),
      ),
  });
  const isRejected = error instanceof ApiError && error.details.some(({ field }) => field === 'youtubeUrl');
  return {
    /** Null without a complete link, and while nothing is known. */
    found: videoId !== null && !isFetching && data?.video ? data.video : null,
    isLooking: isFetching,
    isSilent: videoId !== null && !isFetching && (data?.video === null || (error !== null && !isRejected)),
    /** The sentence of a video that cannot be entered. */
    rejection: isRejected && !isFetching ? sentenceOf(error) : undefined,
    /** Stays true while it looks again, so that the button stays and keeps the focus. */
    canLookAgain: videoId !== null && isFetched && !data?.video,
    /** Returns whether YouTube shows the video. */
    lookAgain: async (): Promise<boolean> => {
      const { data: again } = await refetch({ cancelRefetch: false });
      return Boolean(again?.video);
    },
  };
}

export type VideoOfLink = ReturnType<typeof useVideoCard>;
