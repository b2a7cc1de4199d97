import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { LAUNCH_LABELS } from '../domain/run-sentences.ts';
import { KeepaDialog } from './keepa-dialog.tsx';

/** The two ways in which products come, and their brands with them. */
export function BringProducts() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Link to={paths.importProducts()} className={buttonClass('secondary', 'small')}>
        <Upload size={15} aria-hidden="true" />
        Import a list
      </Link>
      <Button size="small" onClick={() => setAsking(true)}>
        <Download size={15} aria-hidden="true" />
        {LAUNCH_LABELS['keepa-download']}
      </Button>
      <KeepaDialog open={isAsking} onOpenChange={setAsking} />
    </div>
  );
}
