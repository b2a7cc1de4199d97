import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ImportDesk } from '../../../features/catalog/web/import/import-desk.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Import');

export default function ImportProducts() {
  return (
    <>
      <PageHeading
        title="Import"
        description="Products and brands from Keepa’s web export, or from any list that is a CSV or XLSX file."
      >
        <Link to={paths.products()} className={buttonClass('secondary', 'small')}>
          <ArrowLeft size={14} aria-hidden="true" />
          Back to products
        </Link>
      </PageHeading>
      <ImportDesk />
    </>
  );
}
