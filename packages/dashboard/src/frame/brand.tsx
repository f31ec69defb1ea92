import { Link } from '@tanstack/react-router'
import { addressOf } from '../api/address.ts'
import './brand.css'

export const Brand = () => (
  <Link to="/" className="brand">
    <img src={addressOf('pages/icon.svg')} alt="" width="22" height="22" />
    Cadwright
  </Link>
)
