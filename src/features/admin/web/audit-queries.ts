import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { offsetOf } from '../../../web/ui/list-pages.ts';
import { AUDIT_PAGE, auditEndpoints } from '../contract/audit.ts';
import type { AuditAction } from '../domain/audit.ts';

export interface AuditAsked {
  search?: string;
  action?: AuditAction | undefined;
  person?: string;
  page?: number;
}

export const auditQuery = ({ page = 0, ...asked }: AuditAsked) =>
  queryOptions({
    queryKey: ['admin', 'audit', asked, page],
    queryFn: ({ signal }) =>
      call(auditEndpoints.list, { query: { ...asked, offset: offsetOf(page, AUDIT_PAGE) }, signal }),
    placeholderData: keepPreviousData,
  });
