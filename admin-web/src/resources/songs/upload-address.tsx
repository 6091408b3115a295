import { Navigate } from 'react-router';
import { useCreatePath } from '../../components/use-create-path';

/** The address of a new song leads to the list with the upload open. */
export function UploadAddress() {
  const createPath = useCreatePath();
  return (
    <Navigate to={{ pathname: createPath({ resource: 'songs', type: 'list' }), hash: 'audio' }} replace />
  );
}
