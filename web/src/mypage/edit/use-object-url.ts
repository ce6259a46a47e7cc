import { useEffect, useState } from 'react';

/** An object URL for the file. */
export function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  // An object URL has to be revoked.
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
