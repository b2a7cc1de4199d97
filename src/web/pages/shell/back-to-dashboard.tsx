import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';

export const BackToDashboard = () => (
  <Link to={paths.dashboard()} className={buttonClass('secondary', 'small')}>
    <ArrowLeft size={14} aria-hidden="true" />
    Back to Dashboard
  </Link>
);
