import { Button } from '@mui/material';
import { HttpError } from 'react-admin';
import { failureText } from '../lib/failure-text';
import { commonSentences } from '../lib/sentences';
import { Notice } from './notice';

interface Props {
  title: string;
  error: unknown;
  onTryAgain: () => void;
}

/** Takes the place of a list or page that failed to load. Names the reason if it is a missing right. */
export function LoadFailure({ title, error, onTryAgain }: Props) {
  const { failures, tryAgain } = commonSentences;
  const status: unknown = error instanceof HttpError ? error.status : undefined;

  if (status === 401) {
    return (
      <Notice isFailure title={failures.authenticationRequired} text={failures.authenticationRequiredText} />
    );
  }
  if (status === 403) {
    return <Notice isFailure title={failures.adminAccessRequired} text={failures.adminAccessRequiredText} />;
  }
  return (
    <Notice isFailure title={title} text={failureText()}>
      <Button variant="contained" onClick={onTryAgain}>
        {tryAgain}
      </Button>
    </Notice>
  );
}
