import { Badge } from '../../../web/ui/badge.tsx';

/** Beside everything that isn't the account's own. */
export const SampleBadge = () => <Badge>Sample data</Badge>;
